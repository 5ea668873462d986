vcl 4.1;

# Varnish in front of one server, told by CDN=generic what to drop (docs/cdn-and-media.md). Needs the xkey module
# (Debian: varnish-modules). CDN_URL is http://this-host:6081/purge; change the backend and the token.
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (req.http.Authorization != "Bearer change-this-token") {
      return (synth(403));
    }
    if (req.http.Soft-Purge) {
      set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    } else {
      set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    }
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A reader who chose another translation of the Bible has pages of their own.
  if (req.http.Authorization || req.http.Cookie ~ "(^|; )bible-" || req.url ~ "^/(identity|dev|sandbox)(/|\?|$)") {
    return (pass);
  }
  # No page depends on any other cookie: each reader's language is found by the home page itself.
  unset req.http.Cookie;
  return (hash);
}

sub vcl_backend_response {
  # Only answers that carry keys live longer than their Cache-Control says.
  if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 60s);
    set beresp.grace = 60s;
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
}

/**
 * Until React's router is there, the browser itself fetches the page that a link is about to lead to. Not what signs in
 * or out or is asked for in private, and not what is shown in place or in a dialog. Home in the other language leads
 * back as long as the choice is not remembered, which the click does.
 */
const notAhead = [
  "auth/*",
  "account/*",
  "my-profile",
  "journal",
  "prayer-list",
  "operator",
  "unsubscribe",
  "newsletter/confirm",
  "together",
];

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: notAhead.flatMap((path) => [`/${path}`, `/es/${path}`]) } },
          {
            not: {
              selector_matches: "[rel~=nofollow], [data-offer], [data-live], [data-remember], [download]",
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

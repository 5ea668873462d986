/** An e-mail in the site's design, as text and as HTML that works without images and in dark mode. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "verse"; text: string; reference: string; lang?: string }
  | { kind: "button"; text: string; url: string }
  | { kind: "list"; items: string[] };

interface MailContent {
  lang: string;
  siteName: string;
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview?: string;
  /** A line above all else, such as the day. */
  over?: string;
  blocks: MailBlock[];
  footer: ({ text: string } | { text: string; url: string })[];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const sans = "'Atkinson Hyperlegible Next',Verdana,'Segoe UI',sans-serif";
const serif = "Literata,Georgia,'Times New Roman',serif";

/** The dark colours need a style sheet; programs that drop it show the light ones, which are inline. */
const styles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.paper{background:#0f1a21!important}.card{background:#16252e!important;border-color:#2b3d47!important}
.ink{color:#ece6da!important}.muted{color:#a9b4ba!important}.water{color:#86cfd3!important}.button{background:#86cfd3!important;color:#0f1a21!important}}`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return `<p class="ink" style="margin:0 0 18px;font:17px/1.6 ${sans};color:#1c2530">${escaped(block.text)}</p>`;
    case "heading":
      return `<h1 class="ink" style="margin:0 0 18px;font:600 26px/1.3 ${serif};color:#1c2530">${escaped(block.text)}</h1>`;
    case "verse":
      return `<blockquote${block.lang ? ` lang="${escaped(block.lang)}"` : ""} style="margin:6px 0 22px;padding:0"><p class="ink" style="margin:0;font:24px/1.5 ${serif};color:#1c2530">${escaped(block.text)}</p><p class="water" style="margin:12px 0 0;font:600 16px/1.5 ${sans};color:#0b5563">${escaped(block.reference)}</p></blockquote>`;
    case "button":
      return `<p style="margin:6px 0 24px"><a class="button" href="${escaped(block.url)}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:#0b5563;color:#fbf9f4;font:600 17px/1.3 ${sans};text-decoration:none">${escaped(block.text)}</a></p>`;
    case "list":
      return `<ul class="ink" style="margin:0 0 18px;padding-left:22px;font:17px/1.6 ${sans};color:#1c2530">${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  }
}

function blockText(block: MailBlock): string {
  if (block.kind === "verse") return `  ${block.text}\n  — ${block.reference}`;
  if (block.kind === "button") return `${block.text}:\n${block.url}`;
  if (block.kind === "list") return block.items.map((item) => `* ${item}`).join("\n");
  return block.text;
}

export function composeMail({ lang, siteName, subject, preview, over, blocks, footer }: MailContent) {
  const footerHtml = footer.map((line) =>
    "url" in line
      ? `<a class="muted" href="${escaped(line.url)}" style="color:#55606b">${escaped(line.text)}</a>`
      : escaped(line.text),
  );
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${styles}</style></head>
<body class="paper" style="margin:0;background:#fbf9f4">${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>` : ""}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f4"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="ink" style="padding:0 4px 18px;font:600 20px/1.3 ${serif};color:#1c2530">${escaped(siteName)}${over ? `<span class="muted" style="display:block;font:15px/1.5 ${sans};color:#55606b">${escaped(over)}</span>` : ""}</td></tr>
<tr><td class="card" style="padding:30px 28px 12px;background:#fff;border:1px solid #ddd5c6;border-radius:20px">${blocks.map(blockHtml).join("\n")}</td></tr>
<tr><td class="muted" style="padding:20px 4px;font:14px/1.7 ${sans};color:#55606b">${footerHtml.join("<br>")}</td></tr></table>
</td></tr></table></body></html>`;
  const footerText = footer.map((line) => ("url" in line ? `${line.text}: ${line.url}` : line.text));
  const text = [...(over ? [over] : []), ...blocks.map(blockText), "--", footerText.join("\n")].join("\n\n");
  return { subject, text: `${text}\n`, html };
}

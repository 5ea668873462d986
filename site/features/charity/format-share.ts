/** "5 %" as the language writes it, "5%" in English; a share in other words stays as the operator wrote it. */
export function formatShare(share: string, locale: string): string {
  const [, percent] = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(share.trim()) ?? [];
  if (!percent) return share;
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return format.format(Number(percent.replace(",", ".")) / 100);
}

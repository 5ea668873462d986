/** The CMS gave no answer that can be used; what was loaded before stays. */
export class CmsError extends Error {
  override name = "CmsError";
  readonly status: number | undefined;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

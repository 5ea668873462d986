let inProgress = 0;

/** Whether a purchase is being completed or claimed, or its buyer reminded: a dialog of its own is about to follow. */
export const isPurchaseInProgress = (): boolean => inProgress > 0;

/** Popups wait until the work is done. */
export async function whilePurchasing(work: Promise<void>): Promise<void> {
  inProgress++;
  try {
    await work;
  } finally {
    inProgress--;
  }
}

/** A request that is wrong, not a fault of the studio: it is answered, and not in the log. */
export class Refusal extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

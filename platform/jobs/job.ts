import type { Transaction } from "../database/database.ts";
import type { JobState } from "./schema.ts";

export interface NewJob {
  kind: string;
  /** The same kind and key are one job, however often it is added. */
  key: string;
  /** By the site's clock; without one it is due at once. */
  runAt?: Date;
  /** Plain JSON. */
  payload?: unknown;
}

export interface Job<Payload = unknown> {
  readonly kind: string;
  readonly key: string;
  readonly payload: Payload;
  /** 1 for the first. */
  readonly attempt: number;
  /** An earlier attempt ended after `intend` without anybody knowing how: its step may have been taken. */
  readonly outcomeUnknown: boolean;
  /** Aborted when the attempt has taken too long. */
  readonly signal: AbortSignal;
  /** Call it right before a step that cannot be taken back and is not safe to repeat; resolves when that is on disk. */
  intend(): Promise<void>;
}

/** Throw it when the outcome of an intended step is unknown; any other error means that the step was not taken. */
export class OutcomeUnknown extends Error {
  override name = "OutcomeUnknown";
}

/** Throw it when trying again cannot help: the job is dead at once. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** Throw it when the other side says when to come again. */
export class RetryLater extends Error {
  override name = "RetryLater";
  readonly at: Date;

  constructor(message: string, at: Date) {
    super(message);
    this.at = at;
  }
}

export interface HandleOptions {
  /** How many of this kind run at a time in one process. */
  concurrency?: number;
  /** How many of this kind one process begins in a second; without one as many as `concurrency` lets through. */
  perSecond?: number;
  /** After this many failures the job is dead: retained and logged, never retried by itself. */
  maxAttempts?: number;
  timeoutMs?: number;
}

interface ListedJob {
  kind: string;
  key: string;
  state: JobState;
  attempts: number;
  runAt: Date;
  finishedAt: Date | null;
  lastError: string | null;
}

export interface Jobs {
  /** How many of them are new. With `tx` they exist only if that transaction is committed. */
  add(job: NewJob | readonly NewJob[], tx?: Transaction): Promise<number>;
  /** Takes back jobs that have not begun. */
  cancel(job: { kind: string; key: string }, tx?: Transaction): Promise<void>;
  /** Jobs of a kind wait until somebody handles it. */
  handle<Payload = unknown>(
    kind: string,
    run: (job: Job<Payload>) => Promise<void>,
    options?: HandleOptions,
  ): void;
  /** The newest first. */
  list(filter: { kind?: string; state?: JobState; limit?: number }): Promise<ListedJob[]>;
  start(): void;
  /** Resolves when nothing is running and nothing is due. */
  idle(): Promise<void>;
  /** Takes no more work and waits for what is running. */
  close(): Promise<void>;
}

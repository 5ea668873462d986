/** Spans where traces are switched on (server/watch/traces.ts); otherwise `span` only runs what it is given. */

export type SpanKind = "server" | "client" | "internal";
export type Attributes = Record<string, string | number | boolean>;

export interface OpenSpan {
  set(attributes: Attributes): void;
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Headers of the request that caused it, where they can be trusted. */
  parent?: Record<string, string | string[] | undefined>;
}

export interface Tracing {
  span<T>(name: string, options: SpanOptions, run: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** What begins here belongs to no request. */
  outside<T>(run: () => T): T;
  /** The trace's own header, for a call to somebody else. */
  headers(): Record<string, string>;
  traceId(): string | undefined;
}

const closed: OpenSpan = { set() {} };
let tracing: Tracing | undefined;

export function setTracing(to: Tracing | undefined): void {
  tracing = to;
}

export const isTracing = (): boolean => tracing !== undefined;

export const span = <T>(
  name: string,
  options: SpanOptions,
  run: (span: OpenSpan) => Promise<T>,
): Promise<T> => (tracing ? tracing.span(name, options, run) : run(closed));

export const outsideSpans = <T>(run: () => T): T => (tracing ? tracing.outside(run) : run());
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};
export const traceId = (): string | undefined => tracing?.traceId();

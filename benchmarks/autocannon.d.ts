/** The little of autocannon that is used here; the package has no types of its own. */
declare module "autocannon" {
  interface Options {
    url: string;
    requests: { path: string }[];
    connections: number;
    overallRate: number;
    /** In seconds. */
    duration: number;
  }
  interface Result {
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

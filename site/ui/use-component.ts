import { type ComponentType, useEffect, useState } from "react";

interface Loadable<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
}

/**
 * The component of something that is only known when it is shown; undefined until it has come. `lazy` is for module
 * scope: one made in a hook is thrown away with the render that suspends and made again by the next, for ever.
 */
export function useComponent<Props>(
  wanted: Loadable<Props> | undefined,
  otherwise: ComponentType<Props>,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ of: Loadable<Props>; Component: ComponentType<Props> }>();
  useEffect(() => {
    let current = true;
    void wanted
      ?.load()
      .catch(() => undefined)
      .then((module) => {
        if (current) setLoaded({ of: wanted, Component: module?.default ?? otherwise });
      });
    return () => {
      current = false;
    };
  }, [wanted, otherwise]);
  return loaded?.of === wanted ? loaded?.Component : undefined;
}

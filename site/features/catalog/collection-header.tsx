import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "../../ui/breadcrumbs.tsx";
import { Image } from "../../ui/image.tsx";
import { SceneArt } from "../../ui/scene-art.tsx";
import type { Picture } from "./load-cards.server.ts";

interface CollectionHeaderProps {
  id: string;
  kicker: string;
  title: string;
  summary: string | null;
  picture: Picture | null;
  crumbs: Crumb[];
  children?: ReactNode;
}

/** Art across the page, then what this is. */
export function CollectionHeader({
  id,
  kicker,
  title,
  summary,
  picture,
  crumbs,
  children,
}: CollectionHeaderProps) {
  return (
    <>
      <div className="mx-3 h-48 overflow-hidden rounded-[22px] md:mx-auto md:h-[400px] md:w-[calc(100%-48px)] md:max-w-[1312px] md:rounded-lg">
        {picture ? (
          <Image
            picture={picture}
            width={1312}
            height={640}
            eager
            className="size-full object-cover object-[50%_62%]"
          />
        ) : (
          <SceneArt seed={id} height={400} />
        )}
      </div>
      <header className="wrap mt-4 md:mt-6">
        <Breadcrumbs crumbs={crumbs} />
        <p className="kicker mt-3">{kicker}</p>
        <h1 className="mt-1 text-[2.1rem] md:text-[2.8rem]">{title}</h1>
        {summary && <p className="mt-3 max-w-[640px] text-[1.1rem] text-muted">{summary}</p>}
        {children}
      </header>
    </>
  );
}

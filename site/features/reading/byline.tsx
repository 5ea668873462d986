import { AppLink } from "../../ui/app-link.tsx";

export interface Author {
  name: string;
  path: string;
  /** Of a person; a desk has neither. */
  firstName?: string;
  lastName?: string;
}

/** Who wrote it, each a link to what else they wrote. */
export function Byline({ by, className = "" }: { by: Author[]; className?: string }) {
  if (by.length === 0) return null;
  return (
    <p className={`text-[0.95rem] ${className}`}>
      {by.map((author, index) => (
        <span key={author.path}>
          {index > 0 && ", "}
          <AppLink
            to={author.path}
            rel="author"
            className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {author.name}
          </AppLink>
        </span>
      ))}
    </p>
  );
}

import { AppLink } from "../../ui/app-link.tsx";

interface MenuLinkProps {
  /** A path of the site without language prefix, or a whole address. */
  to: string;
  className: string;
  children: string;
}

export const MenuLink = ({ to, ...props }: MenuLinkProps) =>
  to.startsWith("/") ? <AppLink to={to} {...props} /> : <a href={to} {...props} />;

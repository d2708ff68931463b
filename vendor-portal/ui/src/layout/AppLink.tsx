import { createContext, use, type AnchorHTMLAttributes, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { aplikasiUntuk, type Aplikasi } from '@eproc/domain/pages/apps'

/** The running app; set once at the root (`<AppContext value="portal">`). */
export const AppContext = createContext<Aplikasi>('portal')

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** Link to any page: no reload inside this app, a full page load into the other. */
export function AppLink({ to, role, ...attributes }: AppLinkProps) {
  /* MUI's Button calls every foreign component a button; this one is a link and says so. */
  const rest = role === undefined || role === 'button' ? attributes : { ...attributes, role }
  const app = use(AppContext)
  if (/^(https?:|mailto:|tel:|#)/.test(to) || aplikasiUntuk(to) !== app)
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
    return <a href={to} {...rest} />
  return <Link to={to} {...rest} />
}

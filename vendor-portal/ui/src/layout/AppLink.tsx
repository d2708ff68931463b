import { createContext, use, type AnchorHTMLAttributes, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { aplikasiUntuk, type Aplikasi } from '@eproc/domain/common/apps'

/** The running app; set once at the root (`<AplikasiContext value="portal">`). */
export const AplikasiContext = createContext<Aplikasi>('portal')

export interface TautanProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ke: string
  ref?: Ref<HTMLAnchorElement>
}

/** Link to any page: no reload inside this app, a full page load into the other. */
export function Tautan({ ke, role, ...lain }: TautanProps) {
  /* MUI's Button calls every foreign component a button; this one is a link and says so. */
  const sisa = role === undefined || role === 'button' ? lain : { ...lain, role }
  const aplikasi = use(AplikasiContext)
  if (/^(https?:|mailto:|tel:|#)/.test(ke) || aplikasiUntuk(ke) !== aplikasi)
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
    return <a href={ke} {...sisa} />
  return <Link to={ke} {...sisa} />
}

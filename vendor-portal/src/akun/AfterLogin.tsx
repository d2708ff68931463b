import { use, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { aplikasiUntuk } from '@eproc/domain/pages/apps'
import { apakahPeran } from '@eproc/domain/common/roles'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { forgetPage } from '@eproc/ui/session/return_page.ts'
import type { Pengguna } from '@eproc/ui/session/session.ts'
import { AppContext } from '@eproc/ui/layout/AppLink.tsx'

/* The page that was asked for, when this role may open it, else the role's home. */
async function targetFor(pengguna: Pengguna, next: string | null): Promise<string> {
  if (!next || pengguna.kodeMasukDiminta || !apakahPeran(pengguna.roles)) return pengguna.beranda
  const { bolehBuka, cocokkanHalaman } = await import('@eproc/domain/pages/pages')
  const match = cocokkanHalaman(next)
  const actor = { peran: pengguna.roles, unlada: pengguna.unlada }
  return match && bolehBuka(match.halaman, actor) ? next : pengguna.beranda
}

/** Takes a logged-in user on; into the other app with a full page load. */
export function AfterLogin({ pengguna, next }: { pengguna: Pengguna; next: string | null }) {
  const navigate = useNavigate()
  const app = use(AppContext)
  useEffect(() => {
    let cancelled = false
    // Without the list of pages: home, instead of a page that never comes.
    const asked = targetFor(pengguna, next).catch(() => pengguna.beranda)
    void asked.then((target) => {
      if (cancelled) return
      forgetPage()
      if (aplikasiUntuk(target) === app) void navigate(target, { replace: true })
      else window.location.replace(target)
    })
    return () => {
      cancelled = true
    }
  }, [pengguna, next, navigate, app])
  return <PageSkeleton />
}

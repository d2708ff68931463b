import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router-dom'
import { ruangLain } from '@eproc/domain/common/menu'
import { BERANDA } from '@eproc/domain/common/roles'
import { menu } from '@eproc/i18n/id/menu'
import { useSession } from '@eproc/ui/session/session.ts'

/** `/12/show` or `/create` below a list: its dialog, behind which the page stays as it was. */
const DIALOG = /^\/(?:create|impor|\d+)(?:\/|$)/

const isAt = (home: string, pathname: string): boolean =>
  pathname === home || (pathname.startsWith(home) && DIALOG.test(pathname.slice(home.length)))

/** On the home page of a role: pages that it may open and its drawer does not name (S3 §6). */
export function OtherRooms() {
  const { pathname } = useLocation()
  const { pengguna } = useSession()
  if (!pengguna || !isAt(BERANDA[pengguna.roles], pathname)) return null
  const rooms = ruangLain({ peran: pengguna.roles, unlada: pengguna.unlada })
  if (rooms.length === 0) return null
  return (
    <nav
      aria-label={menu.ruangLain}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 24 }}
    >
      {rooms.map((room) => (
        <Button key={room.path} component={Link} to={room.path} size="small" variant="outlined">
          {room.teks}
        </Button>
      ))}
    </nav>
  )
}

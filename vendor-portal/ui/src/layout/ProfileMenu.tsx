import Keluar from '@mui/icons-material/LogoutOutlined'
import Orang from '@mui/icons-material/PersonOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { ui } from '@eproc/i18n/id/ui'
import { PilihTema } from './ThemePicker.tsx'
import { keluar, type Pengguna } from '../session/session.ts'
import { Tautan } from './AppLink.tsx'

const Lingkaran = styled('span')(({ theme }) => ({
  /* The initials are decoration: the name is the button's label. */
  '&::before': { content: 'attr(data-inisial)' },
  'display': 'grid',
  'placeItems': 'center',
  'width': 36,
  'height': 36,
  'borderRadius': 18,
  'fontWeight': 700,
  'fontSize': '0.8125rem',
  'backgroundColor': theme.vars.palette.bilah.teks,
  'color': theme.vars.palette.bilah.latar,
}))

const Tampilan = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 16px',
})

const inisial = (nama: string) =>
  nama
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((k) => k[0]?.toUpperCase())
    .join('')

/** Profile menu: name and role, Profil, choice of theme, Logout. */
export function MenuProfil({ pengguna }: { pengguna: Pengguna }) {
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null)
  const peran = apakahPeran(pengguna.roles) ? teksPeran(pengguna.roles) : pengguna.roles
  const tutup = () => setJangkar(null)
  return (
    <>
      <ButtonBase
        aria-label={ui.sesi.menuProfil(pengguna.nama)}
        aria-haspopup="dialog"
        aria-expanded={jangkar !== null}
        data-menu-profil
        onClick={(e) => setJangkar(e.currentTarget)}
        sx={{ borderRadius: 999, p: 0.5 }}
      >
        <Lingkaran data-inisial={inisial(pengguna.nama) || '?'} />
      </ButtonBase>
      <Popover
        anchorEl={jangkar}
        open={jangkar !== null}
        onClose={tutup}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            'role': 'dialog',
            'aria-label': ui.sesi.menuProfil(pengguna.nama),
            'sx': { minWidth: 272, py: 1 },
          },
        }}
      >
        <Typography component="div" sx={{ px: 2, py: 1 }}>
          <strong style={{ display: 'block' }}>{pengguna.nama}</strong>
          <Typography component="span" variant="caption" color="text.secondary">
            {peran} · {pengguna.login}
          </Typography>
        </Typography>
        <Divider sx={{ my: 1 }} />
        <ListItemButton component={Tautan} ke="/user/profil" onClick={tutup}>
          <ListItemIcon>
            <Orang fontSize="small" />
          </ListItemIcon>
          {ui.sesi.profil}
        </ListItemButton>
        <Tampilan>
          {ui.tema.judul}
          <PilihTema />
        </Tampilan>
        <Divider sx={{ my: 1 }} />
        <ListItemButton component="button" onClick={() => void keluar()} sx={{ width: '100%' }}>
          <ListItemIcon>
            <Keluar fontSize="small" />
          </ListItemIcon>
          {ui.sesi.keluar}
        </ListItemButton>
      </Popover>
    </>
  )
}

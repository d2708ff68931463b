import Keluar from '@mui/icons-material/LogoutOutlined'
import Orang from '@mui/icons-material/PersonOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { apakahPeran, teksPeran } from '@eproc/domain/peran'
import { ui } from '@eproc/i18n/id/ui'
import { PilihTema } from './PilihTema.tsx'
import { keluar, type Pengguna } from './sesi.ts'
import { Tautan } from './Tautan.tsx'

const Lingkaran = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 18,
  fontWeight: 700,
  fontSize: '0.8125rem',
  backgroundColor: theme.vars.palette.bilah.teks,
  color: theme.vars.palette.bilah.latar,
}))

const inisial = (nama: string) =>
  nama
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((k) => k[0]?.toUpperCase())
    .join('')

/** Menu profil: nama dan peran, Profil, pilihan tampilan, Logout. */
export function MenuProfil({ pengguna }: { pengguna: Pengguna }) {
  const [jangkar, setJangkar] = useState<HTMLElement | null>(null)
  const peran = apakahPeran(pengguna.roles) ? teksPeran(pengguna.roles) : pengguna.roles
  return (
    <>
      <ButtonBase
        aria-label={ui.sesi.menuProfil(pengguna.nama)}
        aria-haspopup="menu"
        aria-expanded={jangkar !== null}
        onClick={(e) => setJangkar(e.currentTarget)}
        sx={{ borderRadius: 999, p: 0.5 }}
      >
        <Lingkaran aria-hidden>{inisial(pengguna.nama) || '?'}</Lingkaran>
      </ButtonBase>
      <Menu
        anchorEl={jangkar}
        open={jangkar !== null}
        onClose={() => setJangkar(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { sx: { minWidth: 264 } },
          list: { 'aria-label': ui.sesi.menuProfil(pengguna.nama) },
        }}
      >
        <Typography component="li" role="none" sx={{ px: 2, py: 1 }}>
          <strong style={{ display: 'block' }}>{pengguna.nama}</strong>
          <Typography component="span" variant="caption" color="text.secondary">
            {peran} · {pengguna.login}
          </Typography>
        </Typography>
        <Divider component="li" role="none" />
        <MenuItem component={Tautan} ke="/user/profil" onClick={() => setJangkar(null)}>
          <ListItemIcon>
            <Orang fontSize="small" />
          </ListItemIcon>
          {ui.sesi.profil}
        </MenuItem>
        <Typography
          component="li"
          role="none"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: 2,
            py: 1,
          }}
          onKeyDown={(e) => e.key !== 'Escape' && e.key !== 'Tab' && e.stopPropagation()}
        >
          {ui.tema.judul}
          <PilihTema />
        </Typography>
        <Divider component="li" role="none" />
        <MenuItem onClick={() => void keluar()}>
          <ListItemIcon>
            <Keluar fontSize="small" />
          </ListItemIcon>
          {ui.sesi.keluar}
        </MenuItem>
      </Menu>
    </>
  )
}

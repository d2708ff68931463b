import Keluar from '@mui/icons-material/LogoutOutlined'
import Latihan from '@mui/icons-material/PlayCircleFilledOutlined'
import Orang from '@mui/icons-material/PersonOutlined'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { inisial } from '@eproc/domain/common/format'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { ui } from '@eproc/i18n/id/ui'
import { leave } from './leaving.ts'
import { useOnceOpen } from './once_open.ts'
import { ThemePicker } from './ThemePicker.tsx'
import { logOut, type Pengguna } from '../session/session.ts'
import { AppLink } from './AppLink.tsx'

const Circle = styled('span')(({ theme }) => ({
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

const View = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 16px',
})

/** Profile menu: name and role, Profil, choice of theme, Logout. */
export function ProfileMenu({ pengguna }: { pengguna: Pengguna }) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const role = apakahPeran(pengguna.roles) ? teksPeran(pengguna.roles) : pengguna.roles
  const close = () => setAnchorEl(null)
  const onceOpen = useOnceOpen(anchorEl !== null)
  return (
    <>
      <ButtonBase
        aria-label={ui.sesi.menuProfil(pengguna.nama)}
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        data-menu-profil
        onClick={(e) => setAnchorEl(e.currentTarget)}
        sx={{ borderRadius: 999, p: 0.5 }}
      >
        <Circle data-inisial={inisial(pengguna.nama) || '?'} />
      </ButtonBase>
      {onceOpen && (
        <Popover
          anchorEl={anchorEl}
          open={anchorEl !== null}
          onClose={close}
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
              {role} · {pengguna.login}
            </Typography>
          </Typography>
          <Divider sx={{ my: 1 }} />
          <ListItemButton component={AppLink} to="/user/profil" onClick={close}>
            <ListItemIcon>
              <Orang fontSize="small" />
            </ListItemIcon>
            {ui.sesi.profil}
          </ListItemButton>
          <ListItemButton component={AppLink} to="/latihan" onClick={close}>
            <ListItemIcon>
              <Latihan fontSize="small" />
            </ListItemIcon>
            {ui.sesi.latihan}
          </ListItemButton>
          <View>
            {ui.tema.judul}
            <ThemePicker />
          </View>
          <Divider sx={{ my: 1 }} />
          <ListItemButton
            component="button"
            onClick={() => leave(() => void logOut())}
            sx={{ width: '100%', font: 'inherit' }}
          >
            <ListItemIcon>
              <Keluar fontSize="small" />
            </ListItemIcon>
            {ui.sesi.keluar}
          </ListItemButton>
        </Popover>
      )}
    </>
  )
}

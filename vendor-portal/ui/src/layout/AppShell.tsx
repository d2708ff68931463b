import IkonMenu from '@mui/icons-material/Menu'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cocokkanHalaman } from '@eproc/domain/common/pages'
import { apakahPeran, apakahRekanan, WARNA_LACI } from '@eproc/domain/common/roles'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { AlertGlobal } from '../feedback/GlobalAlert.tsx'
import { ChipStatus } from '../feedback/StatusChip.tsx'
import { Lonceng } from './Bell.tsx'
import { MenuProfil } from './ProfileMenu.tsx'
import { Merek } from './Brand.tsx'
import { FixedDrawer, LEBAR_LACI, PhoneDrawer, TINGGI_BILAH } from './RoleMenu.tsx'
import { useParameter } from '../api/parameter.ts'
import type { Pengguna, RekananSesi } from '../session/session.ts'
import { Tautan } from './AppLink.tsx'
import { TautanLewati } from './SkipLink.tsx'

const Bilah = styled('header')(({ theme }) => ({
  'position': 'sticky',
  'top': 0,
  'zIndex': theme.zIndex.appBar,
  'display': 'flex',
  'alignItems': 'center',
  'gap': 16,
  'minHeight': TINGGI_BILAH,
  'padding': '0 24px 0 20px',
  'backgroundColor': theme.vars.palette.bilah.latar,
  'color': theme.vars.palette.bilah.teks,
  'borderBottom': `1px solid ${theme.vars.palette.bilah.garis}`,
  '& :focus-visible': { outlineColor: theme.vars.palette.bilah.teks },
  [theme.breakpoints.down('md')]: { padding: '0 12px', gap: 8, flexWrap: 'wrap' },
}))
const TautanMerek = styled(Tautan)(({ theme }) => ({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  width: LEBAR_LACI - 36,
  flex: 'none',
  [theme.breakpoints.down('md')]: {
    'width': 'auto',
    'minHeight': TINGGI_BILAH,
    'alignItems': 'center',
    '& strong, & small': { display: 'none' },
  },
}))
const BarTitle = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: theme.vars.palette.bilah.redup,
  [theme.breakpoints.down('md')]: { color: 'inherit' },
}))
const ChipBilah = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
const NomorRegistrasi = styled('span')(({ theme }) => ({
  padding: '2px 10px',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.bilah.garis}`,
  color: theme.vars.palette.bilah.teks,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
}))
const ChipPonsel = styled('div')(({ theme }) => ({
  display: 'none',
  gap: 8,
  flexWrap: 'wrap',
  flexBasis: '100%',
  padding: '0 4px 10px',
  [theme.breakpoints.down('md')]: { display: 'flex' },
}))
const Badan = styled('div')({ display: 'flex', flex: 1, alignItems: 'stretch' })
const Kanan = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
const Utama = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1360,
  margin: '0 auto',
  padding: '32px 40px 48px',
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}))
const Kaki = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  justifyContent: 'space-between',
  padding: '16px 40px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { padding: '16px' },
}))

export interface KerangkaMasukProps {
  pengguna: Pengguna
  rekanan: RekananSesi | null
  /** Title in the top bar when the table domain/halaman lacks the page. */
  judul?: string
  children: ReactNode
}

/** Frame after login (S1 §2.2): top bar, drawer with the role's menu, content, footer. Both apps use it. */
export function KerangkaMasuk({ pengguna, rekanan, judul, children }: KerangkaMasukProps) {
  const [buka, setBuka] = useState(false)
  const { pathname } = useLocation()
  const { aplikasi, perusahaan } = useParameter()
  const peran = apakahPeran(pengguna.roles) ? pengguna.roles : null
  const tampilRekanan = peran !== null && apakahRekanan(peran) && rekanan !== null
  const judulHalaman = judul ?? cocokkanHalaman(pathname)?.halaman.judul ?? ''
  const chip = tampilRekanan && (
    <>
      {rekanan.noRegistrasi && <NomorRegistrasi>{rekanan.noRegistrasi}</NomorRegistrasi>}
      <ChipStatus daftar={STATUS_REKANAN} kode={rekanan.status} />
    </>
  )
  return (
    <div style={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <TautanLewati />
      <Bilah>
        <IconButton
          color="inherit"
          onClick={() => setBuka(true)}
          aria-label={ui.tombol.bukaMenu}
          aria-expanded={buka}
          sx={{ display: { md: 'none' } }}
        >
          <IkonMenu />
        </IconButton>
        <TautanMerek ke={pengguna.beranda} aria-label={`${aplikasi}, ${ui.beranda}`}>
          <Merek produk={aplikasi} />
        </TautanMerek>
        <BarTitle>{judulHalaman}</BarTitle>
        <ChipBilah>{chip}</ChipBilah>
        <Lonceng userId={pengguna.userId} />
        <MenuProfil pengguna={pengguna} />
        {chip && <ChipPonsel>{chip}</ChipPonsel>}
      </Bilah>
      <Badan>
        {peran && <FixedDrawer pengguna={pengguna} warna={WARNA_LACI[peran]} />}
        {peran && (
          <PhoneDrawer
            pengguna={pengguna}
            warna={WARNA_LACI[peran]}
            open={buka}
            onClose={() => setBuka(false)}
          />
        )}
        <Kanan>
          <Utama id="isi" tabIndex={-1}>
            <AlertGlobal />
            {children}
          </Utama>
          <Kaki>
            <span>{[pengguna.divisiNama, pengguna.nama].filter(Boolean).join(' · ')}</span>
            <span>{perusahaan}</span>
          </Kaki>
        </Kanan>
      </Badan>
    </div>
  )
}

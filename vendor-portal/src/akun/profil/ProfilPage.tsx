import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { RiwayatAkses, Profil } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { mungkinBoleh } from '@eproc/domain/common/rights'
import { apakahPeran } from '@eproc/domain/common/roles'
import { HOLDER_KEYS_PAGE } from '@eproc/domain/pemegang/holder_key'
import { akses } from '@eproc/i18n/id/akses'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { api } from '@eproc/ui/api/api.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { DataAkun } from './DataAkun.tsx'
import { KodeMasukPanel } from '../kode_masuk/KodeMasukPanel.tsx'
import { SesiList } from './SesiList.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'
import { ChangePassword } from './ChangePassword.tsx'

const t = akunLayar.profil

const Panel = styled('section')(({ theme }) => ({
  'maxWidth': 760,
  'padding': '28px 0',
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& > h2': { marginBottom: 20 },
}))

/** /user/profil: account data, Ubah Password, second step of the login, and sessions (S1 §2.7). */
export default function ProfilPage() {
  const { pengguna } = useSession()
  const profil = useQuery({
    queryKey: ['profil', pengguna?.userId],
    queryFn: () => api.get<Profil>(`/userman/id/${pengguna!.userId}`),
    enabled: pengguna !== null,
  })
  return (
    <>
      <PageTitle title={t.title} />
      <Loaded query={profil}>{(data) => <Panels profil={data} />}</Loaded>
    </>
  )
}

function Panels({ profil }: { profil: Profil }) {
  const { pengguna } = useSession()
  return (
    <>
      <Panel aria-labelledby="profil-data">
        <Typography variant="h2" id="profil-data">
          {t.data}
        </Typography>
        <DataAkun profil={profil} />
      </Panel>
      {(profil.catatanAkses ?? []).length > 0 && <AksesPanel catatan={profil.catatanAkses!} />}
      <Panel aria-labelledby="profil-password">
        <Typography variant="h2" id="profil-password">
          {t.changePassword}
        </Typography>
        <ChangePassword penggunaId={profil.id} />
      </Panel>
      <Panel aria-labelledby="profil-kode">
        <Typography variant="h2" id="profil-kode">
          {kodeMasuk.layar.title}
        </Typography>
        <KodeMasukPanel />
      </Panel>
      {pengguna && mayHold(pengguna) && <HolderKeyPanel />}
      <Panel aria-labelledby="profil-sesi">
        <Typography variant="h2" id="profil-sesi">
          {t.sesi}
        </Typography>
        <SesiList />
        <SignOutEverywhere />
      </Panel>
    </>
  )
}

const mayHold = ({ roles, unlada }: { roles: string; unlada: boolean }) =>
  apakahPeran(roles) && mungkinBoleh({ peran: roles, unlada }, 'pemegang.kunci')

/** The key itself is kept in the back office, where it is used. */
const HolderKeyPanel = () => (
  <Panel aria-labelledby="profil-kunci">
    <Typography variant="h2" id="profil-kunci">
      {t.holderKey}
    </Typography>
    <Typography sx={{ mb: 2, maxWidth: '72ch' }}>{t.holderKeyAbout}</Typography>
    <Button component={AppLink} to={HOLDER_KEYS_PAGE} variant="outlined">
      {t.holderKeyOpen}
    </Button>
  </Panel>
)

/** What administrators did to this account: nobody acts in one's place unseen (decisions §2). */
const AksesPanel = ({ catatan }: { catatan: readonly RiwayatAkses[] }) => (
  <Panel aria-labelledby="profil-akses">
    <Typography variant="h2" id="profil-akses">
      {akses.layar.catatan}
    </Typography>
    <ul style={{ margin: 0, paddingLeft: 20, display: 'grid', gap: 8 }}>
      {catatan.map((c) => (
        <li key={`${c.waktu} ${c.isi}`} style={{ overflowWrap: 'anywhere' }}>
          {c.isi}
          <Typography component="div" color="text.secondary">
            {akses.layar.oleh(tanggalWaktu(c.waktu), c.oleh)}
          </Typography>
        </li>
      ))}
    </ul>
  </Panel>
)

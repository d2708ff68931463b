import Admin from '@mui/icons-material/AdminPanelSettingsOutlined'
import Rekanan from '@mui/icons-material/BusinessOutlined'
import Operasional from '@mui/icons-material/GroupsOutlined'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import { mungkinBoleh } from '@eproc/domain/common/rights'
import type { DasborAdminAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { listLink } from '../shared/listAddress.ts'
import { useAdministrator } from '../pengguna/useAdministrator.ts'

const teks = master.dasbor

const Kartu = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
})
const Dua = styled('div')({
  display: 'grid',
  gap: 24,
  marginTop: 32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
})
const Hitung = styled(Tautan)(({ theme }) => ({
  'display': 'flex',
  'gap': 16,
  'alignItems': 'center',
  'padding': '20px 24px',
  'borderRadius': 12,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.paper,
  'color': 'inherit',
  'textDecoration': 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& svg': { fontSize: 36, color: theme.vars.palette.primary.main },
  '& strong': { display: 'block', fontSize: '1.75rem', lineHeight: 1.2 },
}))
const ListAnswer = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '12px 0 0',
  'padding': 0,
  '& li': { padding: '10px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:first-of-type': { borderTop: 0 },
}))

/** /admin: three cards with counts (S2 §2.6), what waits, and the latest activity. */
export default function DasborAdminPage() {
  const office = useOffice()
  const { data, error } = useQuery({
    queryKey: ['dasbor-admin'],
    queryFn: () => office.adminDashboard(),
  })
  return (
    <>
      <PageTitle judul={teks.judul} />
      {error && <KotakPesan nada="error">{errorMessage(error)}</KotakPesan>}
      <Kartu>
        <Jumlah
          ke="/admin/user"
          ikon={<Admin aria-hidden />}
          judul={teks.userAdmin}
          n={data?.userAdmin}
        />
        <Jumlah
          ke="/admin/user"
          ikon={<Operasional aria-hidden />}
          judul={teks.userOperasional}
          n={data?.userOperasional}
        />
        <Jumlah
          ke="/admin/user-vendor"
          ikon={<Rekanan aria-hidden />}
          judul={teks.userRekanan}
          n={data?.userRekanan}
        />
      </Kartu>
      <Dua>
        <Menunggu data={data} />
        <Terbaru data={data} />
      </Dua>
    </>
  )
}

function Jumlah(p: { ke: string; ikon: ReactNode; judul: string; n: number | undefined }) {
  return (
    <Hitung ke={p.ke}>
      {p.ikon}
      <span>
        <strong>{p.n === undefined ? <Skeleton width={48} /> : angka(p.n)}</strong>
        {p.judul}
      </span>
    </Hitung>
  )
}

interface Butir {
  teks: string
  ke?: string
}

function Menunggu({ data }: { data: DasborAdminAnswer | undefined }) {
  const { peran } = useAdministrator()
  const boleh = (hak: 'rekanan.daftar' | 'instalasi.baca') =>
    mungkinBoleh({ peran, unlada: false }, hak)
  const m = data?.menunggu
  const butir: Butir[] = []
  const tambah = (n: number | undefined, kalimat: (n: number) => string, ke?: string) => {
    if (n) butir.push({ teks: kalimat(n), ...(ke ? { ke } : {}) })
  }
  tambah(m?.belumBersandi, teks.belumBersandi, listLink('/admin/user', { sandi: 'belum' }))
  tambah(m?.ditangguhkan, teks.ditangguhkan, '/admin/user')
  tambah(m?.rekananMenunggu, teks.rekananMenunggu, boleh('rekanan.daftar') ? '/admin/vendor' : '')
  tambah(m?.suratGagal, teks.suratGagal, boleh('instalasi.baca') ? '/super/admin' : '')
  return (
    <Card component="section" aria-labelledby="menunggu">
      <CardContent>
        <Typography variant="h2" id="menunggu">
          {teks.menunggu}
        </Typography>
        {!data ? (
          <Skeleton height={80} />
        ) : butir.length === 0 ? (
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            {teks.tidakAda}
          </Typography>
        ) : (
          <ListAnswer>
            {butir.map((b) => (
              <li key={b.teks}>{b.ke ? <Tautan ke={b.ke}>{b.teks}</Tautan> : b.teks}</li>
            ))}
          </ListAnswer>
        )}
      </CardContent>
    </Card>
  )
}

function Terbaru({ data }: { data: DasborAdminAnswer | undefined }) {
  return (
    <Card component="section" aria-labelledby="terbaru">
      <CardContent>
        <Typography variant="h2" id="terbaru">
          {teks.jurnal}
        </Typography>
        {!data ? (
          <Skeleton height={160} />
        ) : data.jurnal.length === 0 ? (
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            {master.kosong.umum}
          </Typography>
        ) : (
          <ListAnswer>
            {data.jurnal.map((j) => (
              <li key={j.id}>
                <Tautan ke={`/admin/audit/${j.id}/show`}>{j.aksi}</Tautan>
                <Typography variant="caption" color="text.secondary" component="div">
                  {j.pelakuNama} · {tanggalWaktu(j.waktu)}
                </Typography>
              </li>
            ))}
          </ListAnswer>
        )}
        <Typography sx={{ mt: 1.5 }}>
          <Tautan ke="/admin/audit">{teks.semuaJurnal}</Tautan>
        </Typography>
      </CardContent>
    </Card>
  )
}

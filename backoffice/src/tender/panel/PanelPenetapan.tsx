import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { angka, rupiah } from '@eproc/domain/format'
import type { IsiPenetapan, JawabanPenetapan } from '@eproc/domain/jawaban/tender_hasil'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_staf'
import { api } from '@eproc/ui/api.ts'
import { ChipStatus } from '@eproc/ui/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/DialogKonfirmasi.tsx'
import { KotakPesan } from '@eproc/ui/KotakPesan.tsx'
import { TabelData, type Kolom } from '@eproc/ui/TabelData.tsx'
import { useIsiPanel } from '../data_tender.ts'
import { KotakGagal } from '../KotakGagal.tsx'
import type { PanelProps } from '../panel.ts'
import { PemenangGugur } from '../PemenangGugur.tsx'
import { RiwayatPenetapan } from '../RiwayatPenetapan.tsx'
import { useTindakan } from '../tindakan.ts'

const teks = tenderStaf.penetapan

/** Does this stage come before the price is evaluated? Then it determines who qualified, not a ranking. */
function hanyaKualifikasi({ paket, tahap }: PanelProps): boolean {
  const templat = paket.templat ? TEMPLAT[paket.templat] : []
  return !templat.some(
    (t) => t.urut <= tahap.urut && t.staf.some((s) => s.startsWith('evaluasi:') && s.includes('H'))
  )
}

/** Penetapan: pokja mengusulkan urutan, PPK menegaskan atau menolak (decisions §2, §5). */
export default function PanelPenetapan(p: PanelProps) {
  const { paket, tahap, aktif, boleh } = p
  const { data, error, refetch } = useIsiPanel<JawabanPenetapan>(
    paket.id,
    `/api/tender/penetapan/${paket.id}`
  )
  const kualifikasi = hanyaKualifikasi(p)
  const menunggu = data?.daftar.find((b) => b.status === 'usul')
  const dapat = aktif && boleh('tender.penetapan.usul')
  const tetap = data?.daftar.find((b) => b.status === 'tegas' && b.jenis !== 'kualifikasi')
  const pemenang = tetap?.isi.find((b) => b.urutan === 1)
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {data && aktif && !menunggu && data.halangan && (
        <KotakPesan nada="peringatan">{data.halangan}</KotakPesan>
      )}
      {dapat && data && !data.halangan ? (
        <Usul
          key={JSON.stringify(data.usulan)}
          {...p}
          usulan={data.usulan}
          kualifikasi={kualifikasi}
        />
      ) : (
        !tetap &&
        !menunggu && (
          <TabelData
            judul={teks.usulan}
            kolom={kolomIsi(kualifikasi)}
            baris={data?.usulan}
            galat={data ? undefined : error}
            kunciBaris={(b) => b.vendorId}
            kosong={{ judul: teks.belum }}
            onSegarkan={() => void refetch()}
          />
        )
      )}
      {data && (
        <RiwayatPenetapan
          paketId={paket.id}
          daftar={data.daftar}
          kolom={kolomIsi}
          dapatMemutuskan={(b) =>
            boleh('tender.penetapan.tegaskan') &&
            paket.statusPelaksanaan === 'A' &&
            (b.jenis === 'pengganti' || (aktif && b.tahap === tahap.kunci))
          }
        />
      )}
      {pemenang &&
        !menunggu &&
        paket.statusPelaksanaan === 'A' &&
        boleh('tender.penetapan.usul') && <PemenangGugur paketId={paket.id} pemenang={pemenang} />}
    </div>
  )
}

export type KolomIsi = Kolom<IsiPenetapan>[]

const kolomIsi = (kualifikasi: boolean, urutan?: Kolom<IsiPenetapan>['isi']): KolomIsi => [
  ...(kualifikasi
    ? []
    : [
        {
          kunci: 'urutan',
          judul: teks.urutan,
          lebar: 140,
          isi: urutan ?? ((b: IsiPenetapan) => b.urutan || teks.tanpaUrutan),
        },
      ]),
  { kunci: 'nama', judul: teks.nama, utama: true, isi: (b) => b.nama },
  {
    kunci: 'lulus',
    judul: teks.lulus,
    isi: (b) => (
      <ChipStatus
        warna={b.lulus ? 'hijau' : 'merah'}
        teks={b.lulus ? tenderStaf.evaluasi.lulus : tenderStaf.evaluasi.tidakLulus}
      />
    ),
  },
  ...(kualifikasi
    ? []
    : ([
        {
          kunci: 'total',
          judul: teks.total,
          rata: 'kanan',
          isi: (b: IsiPenetapan) => angka(b.totalNilai, 2),
        },
        {
          kunci: 'nilai',
          judul: teks.nilai,
          rata: 'kanan',
          isi: (b: IsiPenetapan) => rupiah(b.nilai),
        },
      ] as const)),
]

interface UsulProps extends PanelProps {
  usulan: readonly IsiPenetapan[]
  kualifikasi: boolean
}

function Usul({ paket, tahap, usulan, kualifikasi }: UsulProps) {
  const [urutan, setUrutan] = useState<ReadonlyMap<number, number>>(
    () => new Map(usulan.map((u) => [u.vendorId, u.urutan]))
  )
  const [alasan, setAlasan] = useState('')
  const [tanya, setTanya] = useState(false)
  const { jalankan, sibuk, kegagalan } = useTindakan(paket.id, tenderStaf.gagal.penetapan)
  const pemenang = usulan.find((u) => urutan.get(u.vendorId) === 1)
  const usulkan = async () => {
    const badan = {
      tahap: tahap.kunci,
      ...(kualifikasi
        ? {}
        : {
            urutan: usulan.map((u) => ({
              vendorId: u.vendorId,
              urutan: urutan.get(u.vendorId) ?? 0,
            })),
          }),
      alasan: alasan.trim() || null,
    }
    if (await jalankan(() => api.post(`/api/tender/penetapan/${paket.id}`, badan))) setAlasan('')
    setTanya(false)
  }
  return (
    <section aria-label={teks.usulan} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h3" component="h4">
        {teks.usulan}
      </Typography>
      <KotakGagal kegagalan={kegagalan} />
      <TabelData
        judul={teks.usulan}
        baris={usulan}
        kunciBaris={(b) => b.vendorId}
        kosong={{ judul: teks.belum }}
        kolom={kolomIsi(kualifikasi, (b) => (
          <PilihUrutan
            nama={b.nama}
            nilai={urutan.get(b.vendorId) ?? 0}
            maks={usulan.length}
            disabled={!b.lulus}
            onUbah={(n) => setUrutan((lama) => new Map(lama).set(b.vendorId, n))}
          />
        ))}
      />
      <TextField
        id="penetapan-alasan"
        label={teks.alasan}
        helperText={teks.alasanPetunjuk}
        multiline
        minRows={2}
        value={alasan}
        onChange={(e) => setAlasan(e.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        sx={{ maxWidth: 720 }}
      />
      <div>
        <Button variant="contained" onClick={() => setTanya(true)}>
          {teks.usulkan}
        </Button>
      </div>
      <DialogKonfirmasi
        buka={tanya}
        judul={kualifikasi || !pemenang ? teks.tanyaUsulKualifikasi : teks.tanyaUsul(pemenang.nama)}
        tombol={teks.usulkan}
        sibuk={sibuk}
        onBatal={() => setTanya(false)}
        onYa={() => void usulkan()}
      >
        {teks.tanyaUsulIsi}
      </DialogKonfirmasi>
    </section>
  )
}

interface PilihUrutanProps {
  nama: string
  nilai: number
  maks: number
  disabled: boolean
  onUbah: (n: number) => void
}

function PilihUrutan({ nama, nilai, maks, disabled, onUbah }: PilihUrutanProps) {
  return (
    <TextField
      select
      value={nilai}
      disabled={disabled}
      onChange={(e) => onUbah(Number(e.target.value))}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': teks.urutanNama(nama) } }}
    >
      <option value={0}>{teks.tanpaUrutan}</option>
      {Array.from({ length: maks }, (_, i) => (
        <option key={i} value={i + 1}>
          {i + 1}
        </option>
      ))}
    </TextField>
  )
}

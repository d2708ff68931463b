import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PenetapanDetails, PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { PemenangGugur } from '../penilaian/PemenangGugur.tsx'
import { kolomIsi } from '../penilaian/penetapan_columns.tsx'
import { RiwayatPenetapan } from '../penilaian/RiwayatPenetapan.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.penetapan

/** Does this stage come before the price is evaluated? Then it determines who qualified, not a ranking. */
function hanyaKualifikasi({ paket, tahap }: PanelProps): boolean {
  const templat = paket.templat ? TEMPLAT[paket.templat] : []
  return !templat.some(
    (t) => t.urut <= tahap.urut && t.staf.some((s) => s.startsWith('evaluasi:') && s.includes('H'))
  )
}

/** Penetapan: the pokja proposes the ranking, the PPK confirms or refuses (decisions §2, §5). */
export default function PenetapanPanel(p: PanelProps) {
  const { paket, tahap, aktif, boleh } = p
  const { data, error, refetch } = useIsiPanel<PenetapanAnswer>(
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
            errors={data ? undefined : error}
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

interface UsulProps extends PanelProps {
  usulan: readonly PenetapanDetails[]
  kualifikasi: boolean
}

function Usul({ paket, tahap, usulan, kualifikasi }: UsulProps) {
  const [urutan, setUrutan] = useState<ReadonlyMap<number, number>>(
    () => new Map(usulan.map((u) => [u.vendorId, u.urutan]))
  )
  const [alasan, setAlasan] = useState('')
  const [tanya, setTanya] = useState(false)
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.penetapan)
  const pemenang = usulan.find((u) => urutan.get(u.vendorId) === 1)
  const usulkan = async () => {
    const body = {
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
    if (await run(() => api.post(`/api/tender/penetapan/${paket.id}`, body))) setAlasan('')
    setTanya(false)
  }
  return (
    <section aria-label={teks.usulan} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h3" component="h4">
        {teks.usulan}
      </Typography>
      <FailureBox kegagalan={kegagalan} />
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
            onUbah={(n) => setUrutan((previous) => new Map(previous).set(b.vendorId, n))}
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

import Typography from '@mui/material/Typography'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import { angka, rupiah, tanggal } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import {
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_PEMILIHAN,
  metodeEvaluasiUntuk,
  FUND_SOURCES,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { pakaiAmbang, pakaiBobot } from '@eproc/domain/tender/nilai/cara'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { RecordHistory } from '../../shared/panel/RecordHistory.tsx'
import { PanelSkeleton } from '../../shared/panel/PanelSkeleton.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import { Stacked, ItemList } from '../ItemList.tsx'
import { usePaket, useTender } from '../context.ts'
import { useRincianPaket } from '../tender_reads.ts'
import { JadwalTable } from './JadwalTable.tsx'

const teks = tenderStaf.informasi
const UsulPokjaBox = lazyPart(() =>
  import('./UsulPokjaBox.tsx').then((m) => ({ default: m.UsulPokjaBox }))
)
const UsulPpkBox = lazyPart(() =>
  import('./UsulPpkBox.tsx').then((m) => ({ default: m.UsulPpkBox }))
)
const PemusnahanBox = lazyPart(() =>
  import('./PemusnahanBox.tsx').then((m) => ({ default: m.PemusnahanBox }))
)
const PerintahBox = lazyPart(() =>
  import('./perintah/PerintahBox.tsx').then((m) => ({ default: m.PerintahBox }))
)

/** Tab Informasi: data of the paket (S3 §2.3) and the whole jadwal, for staff. */
export function InformasiTab({ onTahap }: { onTahap?: (key: string) => void }) {
  const paket = useRincianPaket(usePaket().id)
  const { data } = paket
  const { may } = useTender()
  if (!data) return <Unread of={[paket]} waiting={<PanelSkeleton height={360} />} />
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {data.statusPelaksanaan === 'S' && <MessageBox>{teks.terkunci}</MessageBox>}
      <RecordContextProvider value={data}>
        <OptionalPart>
          {data.pokja.usul && <UsulPokjaBox />}
          {data.usulPpk && <UsulPpkBox />}
        </OptionalPart>
      </RecordContextProvider>
      <section aria-labelledby="informasi-rincian">
        <Typography id="informasi-rincian" variant="h2" component="h3" gutterBottom>
          {teks.rincian}
        </Typography>
        <RecordContextProvider value={data}>
          <Rincian />
        </RecordContextProvider>
      </section>
      <OptionalPart>
        <PemusnahanBox />
      </OptionalPart>
      {may('tender.perintah.baca') && (
        <OptionalPart>
          <PerintahBox />
        </OptionalPart>
      )}
      <JadwalTable {...(onTahap ? { onTahap } : {})} />
      <RecordHistory filter={{ paketId: String(data.id) }} />
    </div>
  )
}

function Rincian() {
  const d = useRecordContext<RincianPaket>()
  if (!d) return null
  return (
    <ItemList
      items={[
        [teks.dibuat, tanggal(d.createdAt)],
        [teks.kode, d.kode],
        [teks.nama, d.nama],
        [teks.satuanKerja, `${d.satuanKerja} ${d.namaSatuanKerja}`],
        [teks.jenisPengadaan, teksPilihan(JENIS_PENGADAAN, d.jenisPengadaan)],
        [teks.sistemPengadaan, teksPilihan(METODE_PEMILIHAN, d.metodePemilihan)],
        [teks.kualifikasi, d.kualifikasi && teksPilihan(KUALIFIKASI, d.kualifikasi)],
        [teks.metodeEvaluasi, teksPilihan(metodeEvaluasiUntuk(d.jenisPengadaan), d.metodeEvaluasi)],
        [
          teks.bobot,
          pakaiBobot(d.metodeEvaluasi)
            ? `${angka(d.bobotTeknis, 2)} / ${angka(d.bobotHarga, 2)}`
            : null,
        ],
        [teks.ambang, pakaiAmbang(d.metodeEvaluasi) ? angka(d.passingGrade, 2) : null],
        [teks.tahunAnggaran, String(d.tahunAnggaran)],
        [teks.hps, rupiah(d.totalPagu)],
        [
          teks.sumberDana,
          <Stacked key="dana">
            {d.listPendanaan.map((b) => (
              <span key={b.id}>
                {[
                  teksPilihan(FUND_SOURCES, b.sumberDana),
                  b.asalDana,
                  b.mak,
                  `${rupiah(b.pagu)} (${b.kodeKegiatan})`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            ))}
          </Stacked>,
        ],
        [teks.jenisKontrak, teksPilihan(JENIS_KONTRAK, d.jenisKontrak)],
        [
          teks.lokasi,
          <Stacked key="lokasi">
            {d.listLokasiKerja.map((b) => (
              <span key={b.id}>
                {[b.nama, b.lokasi, b.detail].filter(Boolean).join(', ')}
                {b.lampiran && (
                  <>
                    {': '}
                    <FileLink path={b.lampiran} name={d.namaBerkas[b.lampiran] ?? teks.lampiran} />
                  </>
                )}
              </span>
            ))}
          </Stacked>,
        ],
        [
          teks.kbli,
          <Stacked key="kbli">
            {d.listKbli.map((b) => (
              <span key={b.id}>{`${b.kode} ${b.nama}`}</span>
            ))}
          </Stacked>,
        ],
        [teks.deskripsi, d.deskripsi],
        [teks.jumlahPeserta, tenderStaf.peserta.jumlah(d.jumlahPeserta)],
        [teks.ppk, <Ppk key="ppk" />],
        [teks.pokja, <Pokja key="pokja" />],
        [teks.dokumen, <Dokumen key="dokumen" />],
        [teks.alasan, d.alasan],
      ]}
    />
  )
}

function Ppk() {
  const d = useRecordContext<RincianPaket>()
  if (!d) return null
  return (
    <Stacked>
      <span>{d.ppk}</span>
      {d.suratPpk && <span>{teks.suratPokja(d.suratPpk.nomor, tanggal(d.suratPpk.tanggal))}</span>}
    </Stacked>
  )
}

function Pokja() {
  const pokja = useRecordContext<RincianPaket>()?.pokja
  if (!pokja?.anggota.length) return umum.tanpaNilai
  return (
    <Stacked>
      {pokja.nomor && <span>{teks.suratPokja(pokja.nomor, tanggal(pokja.tanggal))}</span>}
      {pokja.anggota.map((a) => (
        <span key={a.penggunaId}>
          {a.nama}{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            ({a.bebasBenturanPada ? teks.bebas : teks.belumBebas})
          </Typography>
        </span>
      ))}
    </Stacked>
  )
}

function Dokumen() {
  const d = useRecordContext<RincianPaket>()
  if (!d) return null
  const files = [
    [d.fileKAK, teks.kak],
    [d.fileLampiran, teks.lampiran],
    [d.fileLain, teks.lain],
  ] as const
  return (
    <Stacked>
      {files.map(([path, nama]) =>
        path ? (
          <span key={nama}>
            {nama}: <FileLink path={path} name={d.namaBerkas[path] ?? nama} />
          </span>
        ) : null
      )}
    </Stacked>
  )
}

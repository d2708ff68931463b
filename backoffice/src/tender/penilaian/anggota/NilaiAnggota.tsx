import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { NilaiAnggotaPaket } from '@eproc/domain/tender/nilai/answers_nilai'
import {
  aturanNilaiAnggota,
  MAKS_CATATAN_NILAI,
  SELISIH_MENYIMPANG,
  type NilaiAnggotaInput,
} from '@eproc/domain/tender/nilai/nilai_anggota'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { notify } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { DecimalInput } from '../../../shared/form/inputs.tsx'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'
import { usePaket } from '../../context.ts'
import { PanelForm } from '../../PanelForm.tsx'
import { usePanelDeed } from '../../usePanelDeed.ts'

const teks = tenderStaf.evaluasi.anggota

const Rows = styled('div')({ display: 'grid', gap: 20 })
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    'gridTemplateColumns': '180px minmax(0, 1fr)',
    '& > h5, & > p, & > div[role=note]': { gridColumn: '1 / -1' },
  },
}))

type Rekanan = NilaiAnggotaPaket['rekanan'][number]
interface FormValues {
  daftar: (NilaiAnggotaInput & { versi: number })[]
}

interface NilaiAnggotaProps {
  data: NilaiAnggotaPaket
  /** the stage is open and the reader judges */
  allowed: boolean
}

/** Each member's technical scores of the vendors; one's own are entered here, the average is the server's. */
export default function NilaiAnggota({ data, allowed }: NilaiAnggotaProps) {
  const { id } = usePaket()
  const waiting = data.anggota.filter((a) => !a.lengkap).map((a) => a.nama)
  const inputs = allowed && data.menilai
  const scored = data.rekanan.filter((r) => !r.gugur)
  const [start] = useState<FormValues>(() => ({
    daftar: scored.map(({ vendorId, milik }) => ({
      vendorId,
      nilai: milik?.nilai ?? null,
      catatan: milik?.catatan ?? null,
      versi: milik?.versi ?? 0,
    })),
  }))
  const deed = usePanelDeed(
    (office, input: FormValues) => office.simpanNilaiAnggota(id, withVersions(input, data)),
    tenderStaf.gagal.nilaiAnggota
  )
  const names = new Map(scored.map((r) => [r.vendorId, r.nama]))
  const save = async (input: FormValues) => {
    const taken = (await deed.run(input)) !== undefined
    if (taken) notify(teks.berhasil)
    return taken
  }
  return (
    <section aria-label={teks.judul} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h3" component="h4">
        {teks.judul}
      </Typography>
      <Typography color="text.secondary">{data.menilai ? teks.isi : teks.isiPpk}</Typography>
      {waiting.length > 0 && <MessageBox>{teks.belum(waiting.join(', '))}</MessageBox>}
      <ResourceContextProvider value="tender/nilai-anggota">
        <PanelForm<FormValues>
          start={start}
          rules={(input) => aturanNilaiAnggota(input.daftar, names)}
          deed={deed}
          save={save}
          {...(inputs ? { draft: draftOf(id, scored) } : {})}
          submit={inputs && teks.simpan}
        >
          <Rows>
            {data.rekanan.map((rekanan) => (
              <Scores
                key={rekanan.vendorId}
                rekanan={rekanan}
                anggota={data.anggota}
                at={inputs ? scored.indexOf(rekanan) : -1}
              />
            ))}
          </Rows>
        </PanelForm>
      </ResourceContextProvider>
    </section>
  )
}

/** Rows are kept as a whole: of these vendors, in the versions that they were typed at. */
const draftOf = (paketId: number, scored: readonly Rekanan[]) =>
  ['nilaiAnggota', paketId, ...scored.map((r) => `${r.vendorId}-${r.milik?.versi ?? 0}`)].join('.')

/** What was read last is what the save is based on. */
const withVersions = ({ daftar }: FormValues, data: NilaiAnggotaPaket) =>
  daftar.map((row) => ({
    ...row,
    versi: data.rekanan.find((r) => r.vendorId === row.vendorId)?.milik?.versi ?? 0,
  }))

interface ScoresProps {
  rekanan: Rekanan
  anggota: NilaiAnggotaPaket['anggota']
  /** place in the form; negative where nothing is entered */
  at: number
}

function Scores({ rekanan, anggota, at }: ScoresProps) {
  const nama = (penggunaId: number) => anggota.find((a) => a.penggunaId === penggunaId)?.nama ?? ''
  return (
    <Row role="group" aria-label={rekanan.nama}>
      <Typography variant="h4" component="h5">
        {rekanan.nama}
      </Typography>
      {rekanan.gugur && <Typography color="text.secondary">{teks.gugur}</Typography>}
      {at >= 0 && (
        <>
          <DecimalInput source={`daftar.${at}.nilai`} decimal={2} required />
          <LimitedText source={`daftar.${at}.catatan`} max={MAKS_CATATAN_NILAI} />
        </>
      )}
      {rekanan.semua && rekanan.semua.length > 0 && (
        <Typography>
          {teks.lain}:{' '}
          {rekanan.semua
            .map((n) => [`${nama(n.penggunaId)}: ${angka(n.nilai, 2)}`, n.catatan])
            .map(([score, note]) => (note ? `${score} (${note})` : score))
            .join(' · ')}
          {rekanan.rata !== null && (
            <>
              {' '}
              <strong>
                {teks.rata} {angka(rekanan.rata, 2)}
              </strong>
            </>
          )}
        </Typography>
      )}
      {rekanan.menyimpang && (
        <div role="note">
          <MessageBox tone="warning">{teks.menyimpang(SELISIH_MENYIMPANG)}</MessageBox>
        </div>
      )}
    </Row>
  )
}

import {
  aturanIjinUsaha,
  MASA_BERLAKU_BAWAAN,
  type IjinUsahaInput,
} from '@eproc/domain/dosir/aturan'
import type { IjinUsaha } from '@eproc/domain/dosir/answers'
import { tanggal } from '@eproc/domain/common/format'
import { JENIS_IJIN, teksPilihan } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { serverToday } from '../useDosir.ts'
import { IjinUsahaForm } from './IjinUsahaForm.tsx'

const t = dosirLayar.ijin

/** Ijin Usaha (S2 §2.2): a NIB is required. */
export default function IjinUsahaPage() {
  const masaBerlakuMinimal = useParameter().angka('MASA_BERLAKU_SIUP', MASA_BERLAKU_BAWAAN)
  return (
    <RecordList<IjinUsaha, IjinUsahaInput>
      bagian="ijin"
      title={t.title}
      noun={t.noun}
      description={dosirLayar.wajibNib}
      empty={t.empty}
      calls={{
        list: (id) => `/vendor/ijinusaha/${id}`,
        add: '/vendor/registrasi/ijinusaha',
        update: (id) => `/vendor/ijinusaha/${id}`,
        remove: ({ id }) => `/vendor/ijinusaha/${id}`,
      }}
      columns={[
        {
          kunci: 'jenis',
          judul: t.jenis,
          isi: (b) => teksPilihan(JENIS_IJIN, b.jenis),
          utama: true,
        },
        { kunci: 'nomor', judul: t.nomor, isi: (b) => b.nomor },
        { kunci: 'instansi', judul: t.instansi, isi: (b) => b.instansi },
        {
          kunci: 'berlaku',
          judul: t.berlaku,
          isi: (b) => (b.berlaku ? tanggal(b.berlaku) : dosirLayar.noDate),
        },
        {
          kunci: 'dokumen',
          judul: dosirLayar.files,
          isi: (b) =>
            b.dokumen && (
              <TautanBerkas path={b.dokumen} nama={b.berkas.dokumen?.nama ?? dosirLayar.viewFile} />
            ),
        },
      ]}
      nameOf={(b) => `${teksPilihan(JENIS_IJIN, b.jenis)} ${b.nomor}`}
      initial={(b) => ({
        jenis: b?.jenis ?? '',
        nomor: b?.nomor ?? '',
        berlaku: b?.berlaku ?? '',
        instansi: b?.instansi ?? '',
        kualifikasi: b?.kualifikasi ?? '',
        kbli: b?.kbli ?? [],
        sbu: b?.sbu ?? [],
        keterangan: b?.keterangan ?? '',
        dokumen: null,
      })}
      rules={(input, b) =>
        aturanIjinUsaha(input, {
          hariIni: serverToday(),
          masaBerlakuMinimal,
          tersimpan: { dokumen: Boolean(b?.dokumen) },
        })
      }
      fields={(b) => <IjinUsahaForm row={b} minimal={masaBerlakuMinimal} />}
    />
  )
}

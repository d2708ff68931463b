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
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { useDasar } from '../useDosir.ts'
import { IjinUsahaForm } from './IjinUsahaForm.tsx'

const t = dosirLayar.ijin

/** Ijin Usaha (S2 §2.2): a NIB is required. */
export default function IjinUsahaPage() {
  const dasar = useDasar()
  const masaBerlakuMinimal = useParameter().number('MASA_BERLAKU_SIUP', MASA_BERLAKU_BAWAAN)
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
          key: 'jenis',
          title: t.jenis,
          content: (b) => teksPilihan(JENIS_IJIN, b.jenis),
          main: true,
        },
        { key: 'nomor', title: t.nomor, content: (b) => b.nomor },
        { key: 'instansi', title: t.instansi, content: (b) => b.instansi },
        {
          key: 'berlaku',
          title: t.berlaku,
          oneLine: true,
          content: (b) => (b.berlaku ? tanggal(b.berlaku) : dosirLayar.noDate),
        },
        {
          key: 'dokumen',
          title: dosirLayar.files,
          content: (b) =>
            b.dokumen && (
              <FileLink path={b.dokumen} name={b.berkas.dokumen?.nama ?? dosirLayar.viewFile} />
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
          ...dasar(),
          masaBerlakuMinimal,
          berlakuTersimpan: b?.berlaku,
          tersimpan: { dokumen: Boolean(b?.dokumen) },
        })
      }
      fields={(b) => <IjinUsahaForm row={b} minimal={masaBerlakuMinimal} />}
    />
  )
}

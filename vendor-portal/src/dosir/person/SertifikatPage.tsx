import { aturanSertifikat, MAKS_SERTIFIKAT, type SertifikatInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { SertifikatPerson } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { serverToday } from '../useDosir.ts'

const t = dosirLayar.person

/** Sertifikat keahlian of an individual rekanan (S2 §2.3). */
export default function SertifikatPage() {
  return (
    <RecordList<SertifikatPerson, SertifikatInput>
      bagian="sertifikat"
      title={t.sertifikat}
      noun={t.sertifikatSatu}
      empty={t.sertifikatKosong}
      calls={{
        list: (id) => `/vendor/person/sertifikat/${id}`,
        add: '/vendor/person/sertifikat',
        remove: ({ id }) => `/vendor/person/sertifikat/${id}`,
      }}
      messages={{
        save: dosirLayar.errors.simpanSertifikat,
        update: dosirLayar.errors.simpanSertifikat,
        remove: dosirLayar.errors.hapusSertifikat,
      }}
      columns={[
        { kunci: 'keahlian', judul: t.keahlian, isi: (b) => b.keahlian, utama: true },
        { kunci: 'noSertifikat', judul: t.noSertifikat, isi: (b) => b.noSertifikat },
        {
          kunci: 'fileSertifikat',
          judul: dosirLayar.files,
          isi: (b) =>
            b.fileSertifikat && (
              <TautanBerkas
                path={b.fileSertifikat}
                nama={b.berkas.fileSertifikat?.nama ?? dosirLayar.viewFile}
              />
            ),
        },
      ]}
      nameOf={(b) => b.keahlian}
      initial={(b) => ({
        keahlian: b?.keahlian ?? '',
        noSertifikat: b?.noSertifikat ?? '',
        fileSertifikat: null,
      })}
      rules={(input, b) =>
        aturanSertifikat(input, {
          hariIni: serverToday(),
          tersimpan: { fileSertifikat: Boolean(b?.fileSertifikat) },
        })
      }
      fields={(b) => (
        <FieldGrid>
          <FormText name="keahlian" label={t.keahlian} maks={MAKS_SERTIFIKAT.keahlian} wajib />
          <FormText
            name="noSertifikat"
            label={t.noSertifikat}
            maks={MAKS_SERTIFIKAT.noSertifikat}
            wajib
          />
          <div data-lebar>
            <FormFile
              name="fileSertifikat"
              label={t.fileSertifikat}
              jenis={DOKUMEN.sertifikat.fileSertifikat.jenis}
              tersimpan={b?.fileSertifikat ?? null}
              namaTersimpan={b?.berkas.fileSertifikat?.nama ?? null}
              wajib
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}

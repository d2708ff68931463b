import { aturanSertifikat, MAKS_SERTIFIKAT, type SertifikatInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { SertifikatPerson } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { useDasar } from '../useDosir.ts'

const t = dosirLayar.person

/** Sertifikat keahlian of an individual rekanan (S2 §2.3). */
export default function SertifikatPage() {
  const dasar = useDasar()
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
        load: dosirLayar.errors.muatSertifikat,
        save: dosirLayar.errors.simpanSertifikat,
        update: dosirLayar.errors.simpanSertifikat,
        remove: dosirLayar.errors.hapusSertifikat,
      }}
      columns={[
        { key: 'keahlian', title: t.keahlian, content: (b) => b.keahlian, main: true },
        { key: 'noSertifikat', title: t.noSertifikat, content: (b) => b.noSertifikat },
        {
          key: 'fileSertifikat',
          title: dosirLayar.files,
          content: (b) =>
            b.fileSertifikat && (
              <FileLink
                path={b.fileSertifikat}
                name={b.berkas.fileSertifikat?.nama ?? dosirLayar.viewFile}
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
          ...dasar(),
          tersimpan: { fileSertifikat: Boolean(b?.fileSertifikat) },
        })
      }
      fields={(b) => (
        <FieldGrid>
          <FormText name="keahlian" label={t.keahlian} max={MAKS_SERTIFIKAT.keahlian} required />
          <FormText
            name="noSertifikat"
            label={t.noSertifikat}
            max={MAKS_SERTIFIKAT.noSertifikat}
            required
          />
          <div data-lebar>
            <FormFile
              name="fileSertifikat"
              label={t.fileSertifikat}
              kind={DOKUMEN.sertifikat.fileSertifikat.jenis}
              stored={b?.fileSertifikat ?? null}
              storedName={b?.berkas.fileSertifikat?.nama ?? null}
              required
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}

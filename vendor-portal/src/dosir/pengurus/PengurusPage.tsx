import { aturanPengurus, MAKS_PENGURUS, type PengurusInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { npwp, tanggal } from '@eproc/domain/common/format'
import type { Pengurus } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { useDasar } from '../useDosir.ts'

const t = dosirLayar.pengurus

/** Pengurus Perusahaan (S2 §2.2). */
export default function PengurusPage() {
  const dasar = useDasar()
  return (
    <RecordList<Pengurus, PengurusInput>
      bagian="pengurus"
      title={t.title}
      noun={t.noun}
      empty={t.empty}
      calls={{
        list: (id) => `/vendor/pengurus/${id}`,
        add: '/vendor/registrasi/pengurus',
        update: (id) => `/vendor/registrasi/pengurus/${id}`,
        remove: ({ id }) => `/vendor/pengurus/${id}`,
      }}
      columns={[
        { key: 'nama', title: t.nama, content: (b) => b.nama, main: true },
        { key: 'jabatan', title: t.jabatan, content: (b) => b.jabatan },
        { key: 'noKtp', title: t.noKtp, content: (b) => b.noKtp },
        { key: 'npwp', title: t.npwp, content: (b) => npwp(b.npwp) },
        { key: 'tglMulai', title: t.tglMulai, content: (b) => tanggal(b.tglMulai) },
        {
          key: 'dokKtp',
          title: dosirLayar.files,
          content: (b) =>
            b.dokKtp && (
              <FileLink path={b.dokKtp} name={b.berkas.dokKtp?.nama ?? dosirLayar.viewFile} />
            ),
        },
      ]}
      nameOf={(b) => b.nama}
      initial={(b) => ({
        nama: b?.nama ?? '',
        jabatan: b?.jabatan ?? '',
        noKtp: b?.noKtp ?? '',
        npwp: npwp(b?.npwp),
        alamat: b?.alamat ?? '',
        tglMulai: b?.tglMulai ?? '',
        dokKtp: null,
      })}
      rules={(input, b) =>
        aturanPengurus(input, {
          ...dasar(),
          tersimpan: { dokKtp: Boolean(b?.dokKtp) },
        })
      }
      fields={(b) => (
        <FieldGrid>
          <FormText name="nama" label={t.nama} max={MAKS_PENGURUS.nama} required />
          <FormText name="jabatan" label={t.jabatan} max={MAKS_PENGURUS.jabatan} required />
          <FormMasked name="noKtp" label={t.noKtp} mask="nik" required />
          <FormMasked name="npwp" label={t.npwp} mask="npwp" required />
          <div data-lebar>
            <FormText name="alamat" label={t.alamat} max={MAKS_PENGURUS.alamat} rows={2} required />
          </div>
          <FormDate name="tglMulai" label={t.tglMulai} />
          <div data-lebar>
            <FormFile
              name="dokKtp"
              label={t.dokKtp}
              kind={DOKUMEN.pengurus.dokKtp.jenis}
              stored={b?.dokKtp ?? null}
              storedName={b?.berkas.dokKtp?.nama ?? null}
              required
            />
          </div>
        </FieldGrid>
      )}
    />
  )
}

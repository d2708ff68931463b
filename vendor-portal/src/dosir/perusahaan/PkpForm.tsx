import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAKS_PERUSAHAAN } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { DataPerusahaan } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import type { FormPerusahaan } from './perusahaan_input.ts'

const t = dosirLayar.perusahaan

/** PKP or Non PKP: a number disables the statement letter, clearing it clears the SK (S2 §5). */
export function PkpForm({ data }: { data: DataPerusahaan | null }) {
  const { setValue } = useFormContext<FormPerusahaan>()
  const nomor = useWatch({ name: 'noPengukuhan' }) as string
  const pkp = nomor.trim() !== ''
  useEffect(() => {
    setValue(pkp ? 'fileNonPKP' : 'skPkp', null)
  }, [pkp, setValue])
  return (
    <FieldGroup>
      <legend>{t.pajak}</legend>
      <FieldGrid>
        <div data-lebar>
          <FormText
            name="noPengukuhan"
            label={t.noPengukuhan}
            hint={t.noPengukuhanHint}
            max={MAKS_PERUSAHAAN.noPengukuhan}
          />
        </div>
        <FormFile
          name="skPkp"
          label={t.skPkp}
          kind={DOKUMEN.perusahaan.skPkp.jenis}
          stored={pkp ? (data?.skPkp ?? null) : null}
          storedName={data?.berkas.skPkp?.nama ?? null}
          required={pkp}
          disabled={!pkp}
          {...(pkp ? {} : { hint: t.skPkpNanti })}
        />
        <div>
          <FormFile
            name="fileNonPKP"
            label={t.fileNonPKP}
            kind={DOKUMEN.perusahaan.fileNonPKP.jenis}
            stored={pkp ? null : (data?.fileNonPKP ?? null)}
            storedName={data?.berkas.fileNonPKP?.nama ?? null}
            required={!pkp}
            disabled={pkp}
            {...(pkp ? { hint: t.fileNonPKPTidak } : {})}
          />
          <Button href="/daftar/SURAT_PERNYATAAN_NON_PKP.docx" download size="small" sx={{ mt: 1 }}>
            {t.downloadNonPkp}
          </Button>
        </div>
        <FormFile
          name="fileSertifikat"
          label={t.fileSertifikat}
          kind={DOKUMEN.perusahaan.fileSertifikat.jenis}
          stored={data?.fileSertifikat ?? null}
          storedName={data?.berkas.fileSertifikat?.nama ?? null}
          removal="hapusFileSertifikat"
        />
      </FieldGrid>
    </FieldGroup>
  )
}

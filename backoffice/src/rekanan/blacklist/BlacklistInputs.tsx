import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { DayInput } from '../../shared/form/DayInput.tsx'
import { DocumentInput, TickInput } from '../../shared/form/inputs.tsx'
import { RequiredText } from '../../shared/form/RequiredText.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

const text = verifikasiOffice.blacklist

/** What a blacklisting asks for: decision number, period, document, reason. */
export function BlacklistInputs({ stored }: { stored: string | null }) {
  const { setValue } = useFormContext()
  const listed = useWatch({ name: 'blacklist' }) === true
  /* Unticking clears both dates (S2 §4). */
  useEffect(() => {
    if (listed) return
    setValue('blacklistTglMulai', null)
    setValue('blacklistTglSelesai', null)
  }, [listed, setValue])
  return (
    <>
      <TickInput source="blacklist" label={text.masuk} />
      {listed && (
        <>
          <RequiredText source="nomor" max={100} />
          <DayInput source="blacklistTglMulai" />
          <DayInput source="blacklistTglSelesai" />
          <DocumentInput
            source="fileBlacklist"
            kind={DOKUMEN.blacklist.fileBlacklist.jenis}
            required
            stored={stored}
            storedName={text.dokumen}
          />
          <LimitedText source="alasan" isRequired multiline minRows={4} max={1000} />
        </>
      )}
    </>
  )
}

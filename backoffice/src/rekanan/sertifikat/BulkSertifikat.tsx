import Certificate from '@mui/icons-material/WorkspacePremiumOutlined'
import { BulkExportButton, Button, useCanAccess, useListContext } from 'react-admin'
import type { VendorRow } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { AskFirst } from '../../shared/deed/AskFirst.tsx'
import { useEachDeed } from '../../shared/deed/useEachDeed.ts'

const text = verifikasiOffice.sertifikat

/** Makes the certificates of the vendors that are selected, and mails each to its vendor. */
export function BulkSertifikat() {
  const { canAccess } = useCanAccess({ action: 'certify' })
  const { selectedIds } = useListContext()
  const { mutateAsync, isPending } = useEachDeed<VendorRow>(async (office, { id }) => {
    const { data } = await office.buatSertifikat(id)
    await office.kirimSertifikat(id, data.email)
  })
  return (
    <>
      <BulkExportButton />
      {canAccess && (
        <AskFirst
          question={text.beberapaTanya(selectedIds.length)}
          button={text.beberapa}
          busy={isPending}
          run={() => mutateAsync()}
          trigger={(ask) => (
            <Button label={text.beberapa} disabled={isPending} onClick={ask}>
              <Certificate />
            </Button>
          )}
        >
          {text.beberapaIsi}
        </AskFirst>
      )}
    </>
  )
}

import { ResourceContextProvider } from 'react-admin'
import { BERKAS_BA_PL, type BaPlAnswer } from '@eproc/domain/tender/answers_hasil'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { BaPlInput } from '../../../providers/verbs/tender/berkas.ts'
import { DocumentInput } from '../../../shared/form/inputs.tsx'
import { Unread } from '../../../shared/panel/Unread.tsx'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'
import { NothingJudged } from '../../NothingJudged.tsx'
import { ItemList } from '../../ItemList.tsx'
import { PanelForm } from '../../PanelForm.tsx'
import { usePanelRead } from '../../tender_reads.ts'
import { usePanelDeed } from '../../usePanelDeed.ts'

const teks = tenderStaf.baPl
const EMPTY = Object.fromEntries(BERKAS_BA_PL.map((name) => [name, null])) as BaPlInput

/** Seven files of minutes for a direct appointment; TLA is completed from here, once SPPBJ is sent. */
export default function BaPlPanel() {
  const { active } = usePanel()
  const { may } = useTender()
  const minutes = usePanelRead(['ba-pl'], (office, paketId) => office.beritaAcaraPl(paketId))
  const { data, error } = minutes
  // The server keeps them from who does not judge, until the winner is announced.
  if (!data && error instanceof ApiError && error.status === 403)
    return <NothingJudged kosong={ui.errors.muatData} kosongIsi={errorMessage(error)} />
  if (!data) return <Unread of={[minutes]} />
  return (
    <>
      {active && may('tender.baPl') ? (
        <UploadForm stored={data} />
      ) : (
        <ItemList
          items={BERKAS_BA_PL.map((name) => [
            teks.nama[name],
            data[name] ? (
              <FileLink key={name} path={data[name]} name={teks.nama[name]} />
            ) : (
              tenderStaf.berkas.belum
            ),
          ])}
        />
      )}
      <TenderSelesai tab="ba-pl" />
    </>
  )
}

function UploadForm({ stored }: { stored: BaPlAnswer }) {
  const { id } = usePaket()
  const deed = usePanelDeed(
    (office, files: BaPlInput, progress) => office.unggahBeritaAcaraPl(id, files, progress),
    tenderStaf.gagal.baPl
  )
  const upload = async (files: BaPlInput) => {
    if (BERKAS_BA_PL.some((name) => files[name])) return (await deed.run(files)) !== undefined
    deed.fail(tenderHasil.baPl.kosong)
    return false
  }
  return (
    <ResourceContextProvider value="tender/ba-pl">
      <div style={{ maxWidth: 720 }}>
        <PanelForm start={EMPTY} emptied deed={deed} save={upload} submit={teks.tombol}>
          {BERKAS_BA_PL.map((name) => (
            <DocumentInput
              key={name}
              source={name}
              kind={JENIS_BERKAS_UMUM}
              limitKey="MAKS_UKURAN_TENDER"
              stored={stored[name]}
              storedName={teks.nama[name]}
            />
          ))}
        </PanelForm>
      </div>
    </ResourceContextProvider>
  )
}

import { ResourceList } from '../shared/list/ResourceList.tsx'
import { useDivisiFilter } from './filters.tsx'
import { ScheduleChart } from './ScheduleChart.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

/** /monitor/bagan: the schedules of the packages under way on one line of time. */
export default function BaganList() {
  const divisi = useDivisiFilter()
  return (
    <ResourceList
      sort={{ field: 'selesai', order: 'ASC' }}
      filters={[divisi]}
      columns={false}
      actions={<ViewSwitch here="/monitor/bagan" />}
      phone={<ScheduleChart />}
    >
      <ScheduleChart />
    </ResourceList>
  )
}

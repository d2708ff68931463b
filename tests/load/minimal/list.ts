/** The least that a react-admin list over simple-rest can be: what ours is measured against (quality §1). */
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin, DataTable, List, Resource } from 'react-admin'
import simpleRestProvider from 'ra-data-simple-rest'

const CoaList = () =>
  h(List, {
    children: h(DataTable, {
      children: [
        h(DataTable.Col, { key: 'kode', source: 'kode' }),
        h(DataTable.Col, { key: 'nama', source: 'nama' }),
      ],
    }),
  })

createRoot(document.getElementById('root')!).render(
  h(Admin, {
    dataProvider: simpleRestProvider('/rest'),
    children: h(Resource, { name: 'coa', list: CoaList }),
  })
)

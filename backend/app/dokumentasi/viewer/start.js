/* Browser part of `/docs/api`: Swagger UI over `/openapi.json`, with a search of our own. */
const page = document.querySelector('#dokumen')

/** Keeps the operations whose address, method or summary holds the words; a group's name keeps all of it. */
function searchOperations(groups, phrase) {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (text) => words.every((word) => text.toLowerCase().includes(word))
  return groups
    .map((group, name) =>
      holds(name)
        ? group
        : group.update('operations', (operations) =>
            operations.filter((operation) =>
              holds(
                [
                  operation.get('method'),
                  operation.get('path'),
                  operation.getIn(['operation', 'summary'], ''),
                ].join(' ')
              )
            )
          )
    )
    .filter((group) => group.get('operations').size > 0)
}

/** In place of the library's own field, which says in English that it looks for tags. */
const searchField = (_original, { React, layoutSelectors, layoutActions, specSelectors }) =>
  function SearchField() {
    const filter = layoutSelectors.currentFilter()
    const phrase = typeof filter === 'string' ? filter : ''
    const search = (next) => {
      if (!phrase && next) openGroups(specSelectors, layoutActions)
      layoutActions.updateFilter(next)
    }
    return React.createElement('input', {
      'type': 'search',
      'className': 'search',
      'placeholder': page.dataset.search,
      'aria-label': page.dataset.search,
      'value': phrase,
      'onChange': (event) => search(event.target.value),
    })
  }

/** What was found shall be seen, so no group stays closed. */
function openGroups(specSelectors, layoutActions) {
  for (const group of specSelectors.taggedOperations().keys()) {
    layoutActions.show(['operations-tag', group], true)
  }
}

window.SwaggerUIBundle({
  url: '/openapi.json',
  domNode: page,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: false,
  plugins: [
    { fn: { opsFilter: searchOperations }, wrapComponents: { FilterContainer: searchField } },
  ],
  onComplete: () => page.removeAttribute('aria-busy'),
})

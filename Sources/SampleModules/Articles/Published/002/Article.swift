import ArticlesShared

/// One article, as the Interactor and the Presenter know it.
struct Article: Equatable {
  let id: String
  let title: String

  /// Makes an article of a record of the store, whose numbers become text.
  init(_ record: ArticlesShared.Article) {
    id = "\(record.id)"
    title = record.title
  }
}

import ArticlesShared

/// One article, as the Interactor and the Presenter use it.
struct Article: Equatable {
  let id: String
  let title: String

  /// Makes an article from a record of the store; the numeric id becomes text.
  init(_ record: ArticlesShared.Article) {
    id = "\(record.id)"
    title = record.title
  }
}

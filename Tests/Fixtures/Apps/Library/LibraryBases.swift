import FixtureKit
import TraceRecording

/// What all Presenters have; it has no role, and keeps the references.
class LibraryBasePresenter<View> {
  var view: View?
  var observers: [any LibraryObserving] = []

  func tellObservers(_ count: Int) {
    for observer in observers { observer.libraryDidChange(count) }
  }
}

/// What shows books for a Presenter; it has no role, and keeps its View weakly.
final class LibraryShelf {
  weak var view: (any LibraryLoading)?

  func whileLoading(_ work: () -> Void) {
    view?.showLoading(true)
    work()
    journal.says("the shelf knows its View", view != nil)
    view?.showLoading(false)
  }
}

/// A screen of any rows.
@Role(.view)
class LibraryListController<Row: CustomStringConvertible>:
  ViewController
{
  private(set) var rows: [Row] = []
  deinit { journal.gone(self) }

  func append(_ row: Row) {
    journal.called(self, #function)
    rows.append(row)
    journal.shows("\(row)")
  }

  func clear() {
    journal.called(self, #function)
    rows = []
  }
}

/// The access rights of a page, such as a lesson or a transcript: to the files of its folder, and to progress in lessons.
package struct PageAccess {
  let folder: PageFolder
  let files: Files
  let progress: ProgressStore

  /// Creates access to a page's folder, which is read through `disk`, and to progress, by default empty progress in memory.
  package init(_ folder: PageFolder, on disk: Files, progress: ProgressStore = .inMemory()) {
    self.folder = folder
    self.progress = progress
    files = folder.files(on: disk)
  }

  /// Creates access for a page that runs in a session: the page reads the learner's progress; progress that it writes is discarded.
  init(_ folder: PageFolder, in session: Session) {
    let store = session.activeProgress
    let readOnly = ProgressStore(path: store.path, read: store.read) { _ in nil }
    self.init(folder, on: session.files, progress: readOnly)
  }
}

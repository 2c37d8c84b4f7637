import ArticlesShared
import Stage

/// Stands for Android's application context: objects of the whole app, not of one screen.
final class ApplicationContext {
  let store: any ArticleStoreProtocol
  let ioQueue: Queue
  private weak var task: NavigationController?

  init(store: any ArticleStoreProtocol, ioQueue: Queue, task: NavigationController) {
    self.store = store
    self.ioQueue = ioQueue
    self.task = task
  }

  /// Shows a screen as an activity of a new task; like Android, reuses the task of the app.
  func startActivityInNewTask(_ activity: ViewController) {
    task?.pushViewController(activity, animated: true)
  }
}

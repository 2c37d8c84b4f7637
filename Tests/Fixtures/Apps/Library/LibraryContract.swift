// Base classes: generic, or without a role; one Presenter in two extensions; references in lists and parameters.

typealias LibraryCompletion = ([String]) -> Void

protocol LibraryLoading: AnyObject {
  func showLoading(_ isLoading: Bool)
}

protocol LibraryViewProtocol: LibraryLoading {
  func show(_ row: String)
  func dim()
}

extension LibraryViewProtocol {
  /// Shows several, one after another.
  func showAll(_ rows: [String]) {
    for row in rows { show(row) }
  }
}

protocol LibraryObserving: AnyObject {
  func libraryDidChange(_ count: Int)
}

protocol LibraryInput: AnyObject {
  func load(_ done: @escaping LibraryCompletion)
  func visit(_ each: (String) -> Void)
}

protocol LibraryRouting: AnyObject {
  func open(_ book: String, over view: any LibraryViewProtocol)
}

/// What a container hands out.
final class LibraryContainer {
  private var services: [ObjectIdentifier: AnyObject] = [:]

  func register<Service>(_ type: Service.Type, _ service: AnyObject) {
    services[ObjectIdentifier(type)] = service
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

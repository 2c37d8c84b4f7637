import Traces

/// Who may talk to whom in one architecture.
///
/// Objects of one role may always talk to each other. A role that the table does not name is not judged by it.
public struct LayerTable: Hashable, Sendable {
  /// The word that names it at the command line: `clean-swift`.
  public let name: String
  /// The word on the screen.
  public let title: String
  /// Who may talk, and to whom.
  public let roads: [Road]

  /// The roads that begin at one role.
  public struct Road: Hashable, Sendable {
    /// Who talks.
    public let sender: Role
    /// Who is talked to.
    public let receivers: [Role]

    init(_ sender: Role, _ receivers: Role...) {
      self.sender = sender
      self.receivers = receivers
    }
  }
}

extension LayerTable {
  /// Whether the table says anything of messages from one to the other.
  func judges(_ sender: Participant, _ receiver: Participant) -> Bool {
    !sender.isUser && knows(sender.role) && knows(receiver.role)
  }

  /// Whether one may talk to the other.
  func allows(_ sender: Participant, _ receiver: Participant) -> Bool {
    sender.role.standardKind == receiver.role.standardKind
      || receivers(of: sender.role).contains { receiver.role.isOfKind(to: $0) }
  }

  /// Whom a role may talk to.
  func receivers(of role: Role) -> [Role] {
    roads.first { role.isOfKind(to: $0.sender) }?.receivers ?? []
  }

  private func knows(_ role: Role) -> Bool { roads.contains { role.isOfKind(to: $0.sender) } }
}

// MARK: - The architectures

extension LayerTable {
  /// Every table, in the order in which they are told.
  public static let all: [LayerTable] = [.viper, .cleanSwift, .rpvc, .mvvm, .mvvmCoordinator, .mvc]

  /// The table of that name; nil where there is none.
  public static func named(_ name: String) -> LayerTable? { all.first { $0.name == name } }

  /// View, Interactor, Presenter, Entity, Router.
  public static let viper = LayerTable(
    name: "viper",
    title: "VIPER",
    roads: [
      Road(.view, .presenter),
      Road(.presenter, .view, .interactor, .router),
      Road(.interactor, .presenter, .repository, .store),
      Road(.router, .view, .presenter),
      Road(.repository, .interactor, .store),
      Road(.store, .interactor, .repository),
    ]
  )

  /// Clean Swift: messages go round in a cycle, View, Interactor, Presenter, View.
  public static let cleanSwift = LayerTable(
    name: "clean-swift",
    title: "Clean Swift",
    roads: [
      Road(.view, .interactor, .router),
      Road(.interactor, .presenter, .repository, .store),
      Road(.presenter, .view),
      Road(.router, .view, .interactor),
      Road(.repository, .interactor, .store),
      Road(.store, .interactor, .repository),
    ]
  )

  /// Repository, Presenter, View, Coordinator.
  public static let rpvc = LayerTable(
    name: "rpvc",
    title: "RPVC",
    roads: [
      Road(.view, .presenter, .coordinator),
      Road(.presenter, .view, .repository, .coordinator),
      Road(.repository, .presenter, .store),
      Road(.store, .repository),
      Road(.coordinator, .view, .presenter, .repository),
    ]
  )

  /// MVVM in which a View opens the next screen itself.
  public static let mvvm = LayerTable(
    name: "mvvm",
    title: "MVVM",
    roads: [
      Road(.view, .viewModel),
      Road(.viewModel, .view, .repository, .store),
      Road(.repository, .viewModel, .store),
      Road(.store, .viewModel, .repository),
    ]
  )

  /// MVVM in which a Coordinator opens the screens.
  public static let mvvmCoordinator = LayerTable(
    name: "mvvm-coordinator",
    title: "MVVM with Coordinator",
    roads: [
      Road(.view, .viewModel),
      Road(.viewModel, .view, .repository, .store, .coordinator),
      Road(.repository, .viewModel, .store),
      Road(.store, .viewModel, .repository),
      Road(.coordinator, .view, .viewModel, .repository),
    ]
  )

  /// MVC: the Controller does what the others do not.
  public static let mvc = LayerTable(
    name: "mvc",
    title: "MVC",
    roads: [
      Road(.controller, .view, .repository, .store),
      Road(.view, .controller),
      Road(.repository, .controller, .store),
      Road(.store, .controller, .repository),
    ]
  )
}

// MARK: - CustomStringConvertible

extension LayerTable: CustomStringConvertible {
  /// The title, and below it a line for each role that may talk: `  View -> Presenter`.
  public var description: String {
    let lines = roads.map { road in
      "  \(road.sender.name) -> \(road.receivers.map(\.name).joined(separator: ", "))"
    }
    return ([title] + lines).joined(separator: "\n")
  }
}

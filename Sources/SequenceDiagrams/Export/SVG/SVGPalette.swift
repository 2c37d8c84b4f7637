import Traces

/// The colours of a diagram on one ground; all text on it has a contrast of at least 4.5 to 1.
struct SVGPalette: Sendable {
  /// The ground, and what stands on notes.
  let ground: String
  let note: String
  /// Bands behind the lanes of later modules.
  let band: String
  /// Text and arrows.
  let output: String
  /// Numbers, time and what may be overlooked.
  let dim: String
  /// Lifelines and rules, which are no text.
  let line: String
  /// Lost messages and errors.
  let bad: String
  /// Views, presenters, interactors, routers and stores.
  let roles: [SVGRole: String]

  /// Dark on white, for the day and for paper.
  static let light = SVGPalette(
    ground: "#ffffff",
    note: "#fdf6dd",
    band: "#f4f6f9",
    output: "#1f2328",
    dim: "#5c646d",
    line: "#b6bec8",
    bad: "#b42318",
    roles: [
      .view: "#1d4ed8", .presenter: "#8b1fa8", .interactor: "#8a5300", .router: "#0b6b66",
      .store: "#545d68", .other: "#1f2328",
    ]
  )

  /// Light on nearly black, for the night.
  static let dark = SVGPalette(
    ground: "#14171c",
    note: "#2c2817",
    band: "#1c2129",
    output: "#e4e8ee",
    dim: "#98a2ae",
    line: "#475060",
    bad: "#ff8f85",
    roles: [
      .view: "#8db4ff", .presenter: "#e2a0f2", .interactor: "#e8ba6a", .router: "#63d6c8",
      .store: "#a9b2bd", .other: "#e4e8ee",
    ]
  )
}

/// What a lane's colour tells: the role of its participant, in any architecture.
enum SVGRole: String, CaseIterable {
  case view, presenter, interactor, router, store, other

  /// The colour of a role.
  init(_ role: Role) {
    switch Role.standard.first(where: { $0.name == role.kind }) {
    case .view, .controller: self = .view
    case .presenter, .viewModel: self = .presenter
    case .interactor, .repository: self = .interactor
    case .router, .coordinator: self = .router
    case .store: self = .store
    default: self = .other
    }
  }
}

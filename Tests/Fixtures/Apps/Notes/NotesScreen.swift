/// What draws itself from what it observes, as SwiftUI's views do.
protocol Drawn {
  associatedtype Body
  var body: Body { get }
}

struct NotesScreen: Drawn {
  let model: NotesModel

  var body: [String] { [model.title] + model.notes.map(\.text) }

  func appear() { model.output?.onAppear() }

  func add(_ text: String) { model.output?.onAdd(text) }
}

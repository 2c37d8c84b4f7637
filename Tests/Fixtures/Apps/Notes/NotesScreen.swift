import Observation
import TraceRecording

/// What a screen observes.
@Observable @Role(.view) final class NotesModel: NotesViewInput {
  @Seam @ObservationIgnored var output: NotesViewOutput?
  var title = ""
  private(set) var notes: [Note] = []

  func show(_ notes: [Note]) { self.notes = notes }
}

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

import Observation
import TraceRecording

/// What a screen observes.
@Observable @Role(.view) final class NotesModel: NotesViewInput {
  @Seam @ObservationIgnored var output: NotesViewOutput?
  var title = ""
  private(set) var notes: [Note] = []

  func show(_ notes: [Note]) { self.notes = notes }
}

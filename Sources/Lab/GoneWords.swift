import Traces

/// Who is gone, in words: "Detail is gone: 3 objects".
struct GoneWords {
  let event: Event

  init(_ event: Event) { self.event = event }

  var text: String {
    let count = event.objects.count
    guard let module = event.objects.first?.module, !module.isEmpty else {
      let names = event.objects.map(\.name).joined(separator: ", ")
      return "Gone: \(names)."
    }
    return "\(module) is gone: \(count) \(count == 1 ? "object" : "objects")."
  }
}

import Traces

extension Metric {
  /// Writes the measure's properties as members of the current JSON object.
  func write(_ json: inout JSONWriter) {
    json.put("name", name)
    json.put("title", bareTitle)
    json.put("unit", unit)
    json.put("group", group.rawValue)
    json.put("method", method)
    json.put("values", entries) { entry, json in
      json.object { json in
        json.put("variant", entry.variant)
        json.put("value", entry.value)
        if let overall = entry.overall { json.put("overall", overall) }
        json.put("rows", entry.rows)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a key and a measured value: a number, an array of sizes, an object with the value's parts, or a word for no value.
  fileprivate mutating func put(_ key: String, _ value: MetricValue) {
    self.key(key)
    switch value {
    case .number(let number): integer(number)
    case .part(let part, let whole):
      object { json in
        json.put("value", part)
        json.put("of", whole)
      }
    case .range(let range):
      object { json in
        json.put("from", range.lowerBound)
        json.put("to", range.upperBound)
      }
    case .sizes(let sizes): array { json in sizes.forEach { json.integer($0) } }
    case .coupling(let coupling):
      object { json in
        json.put("ce", coupling.outgoing)
        json.put("ca", coupling.incoming)
        json.put("i", coupling.instabilityText)
      }
    case .none: string("none")
    case .notMeasured: string("not measured")
    case .refused: string("refused")
    }
  }
}

import ComparisonData
import Stage
import Traces

extension MergeComparison {
  /// Everything that was counted, as JSON in one line; the keys always in this order.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("changes", [first.name, second.name])
      json.put("scenarios", specification.scenarios.map(\.name))
      json.put("contested", specification.contested)
      json.put("variants", entries) { entry, json in
        json.object { json in
          json.put("architecture", entry.architecture.name)
          json.put("merges", rows(of: entry))
        }
      }
      json.put("metrics", metrics) { $1.object($0.write) }
      json.put("uncounted", limits)
    }
    return json.text + "\n"
  }
}
